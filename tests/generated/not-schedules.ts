/** Files that aren't schedules: recipes, minutes, phone lists, invoices, letters, budgets, demand plans. Nothing should be read from them, least of all with certainty. */
import type { Sheet } from '../../src/server/platform/files/read/read-sheet.ts'
import { type Chance, chanceOf } from './random.ts'
import { firstNameLists, lastNameLists } from './writing-styles.ts'

const kinds: Record<string, (chance: Chance, name: () => string) => string[][]> = {
  recipe: () => [
    ['Pancakes'],
    ['Flour', '2 cups'],
    ['Milk', '1 cup'],
    ['Eggs', '3'],
    ['Mix', '5 min'],
    ['Fry', '2-3 min each side'],
  ],
  minutes: (chance, name) => [
    ['Department meeting 3/4/2026'],
    ['Present', `${name()}, ${name()}, ${name()}`],
    ['Absent', name()],
    ...Array.from({ length: 6 }, () => [
      chance.pick(['Budget', 'Census', 'Recruiting', 'Quality']),
      chance.pick(['discussed', 'deferred to 4/1', 'approved']),
      name(),
    ]),
  ],
  phones: (chance, name) => [
    ['Name', 'Pager', 'Office'],
    ...Array.from({ length: 20 }, () => [
      name(),
      String(chance.between(10_000, 99_999)),
      `${chance.pick(['A', 'B', 'C'])}${chance.between(100, 400)}`,
    ]),
  ],
  budget: (chance) => [
    ['Line', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    ...['Salaries', 'Benefits', 'Travel', 'Supplies', 'Locums'].map((line) => [
      line,
      ...Array.from({ length: 6 }, () => String(chance.between(100, 90_000))),
    ]),
  ],
  demand: (chance) => [
    ['Shift', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    ...['Day', 'Night', 'Swing'].map((shift) => [
      shift,
      ...Array.from({ length: 7 }, () => String(chance.between(1, 8))),
    ]),
  ],
  orders: (chance) => [
    ['Item', 'Ordered', 'Qty', 'By'],
    ...Array.from({ length: 12 }, (_, index) => [
      chance.pick(['Gloves', 'Masks', 'Gowns', 'Tape']),
      `${1 + (index % 12)}/${chance.between(1, 28)}/2026`,
      String(chance.between(1, 500)),
      chance.pick(lastNameLists.american),
    ]),
  ],
}

/** Kinds that nothing was tuned on. */
const heldOutKinds: typeof kinds = {
  invoice: (chance) => [
    ['INVOICE', String(chance.between(1000, 9999))],
    ['Bill to', 'Mercy West Hospitalists'],
    ['Date', 'Item', 'Qty', 'Rate', 'Amount'],
    ...Array.from({ length: 9 }, (_, line) => {
      const [quantity, rate] = [chance.between(1, 4), chance.between(10, 20) * 100]
      const item = `Locum Dr. ${chance.pick(lastNameLists.american)}`
      return [`12/${1 + 3 * line}/2026`, item, String(quantity), String(rate), String(quantity * rate)]
    }),
  ],
  birthdays: (chance, name) => [
    ['Name', 'Birthday', 'Cell'],
    ...Array.from({ length: 15 }, () => [
      name(),
      `${chance.between(1, 12)}/${chance.between(1, 28)}`,
      `555-0${chance.between(100, 999)}`,
    ]),
  ],
  agenda: (chance, name) => [
    [`Medical staff meeting, ${chance.pick(['Jan', 'Mar', 'Oct'])} ${chance.between(1, 28)}, 2026`],
    ['Time', 'Topic', 'Speaker'],
    ...Array.from({ length: 8 }, (_, line) => [
      `${8 + line}:00-${8 + line}:30`,
      chance.pick(['Sepsis bundle', 'Night float pilot', 'Day rounds', 'Budget']),
      name(),
    ]),
  ],
  grades: (chance, name) => [
    ['Resident', 'Quiz 1', 'Quiz 2', 'Quiz 3', 'Final'],
    ...Array.from({ length: 14 }, () => [
      name(),
      ...Array.from({ length: 4 }, () => chance.pick(['A', 'B', 'C', 'A-', 'B+'])),
    ]),
  ],
  census: (chance) => [
    ['Unit', ...Array.from({ length: 14 }, (_, day) => `11/${day + 1}`)],
    ...['4 West', '5 East', 'ICU', 'Step-down'].map((unit) => [
      unit,
      ...Array.from({ length: 14 }, () => String(chance.between(8, 36))),
    ]),
  ],
  letter: (chance, name) => [
    [`Dear Dr. ${chance.pick(lastNameLists.american)},`],
    [`Thank you for covering the nights of Dec ${chance.between(1, 20)} last year.`],
    [`${name()} will call you on Monday about the ${chance.between(2, 9)} charts that are still open.`],
    ['Best regards,'],
    [name()],
  ],
}

export function makeOther(seed: number, isHeldOut = false): { sheet: Sheet; kind: string; isPlan: boolean } {
  const chance = chanceOf(seed * 31_337)
  const own = isHeldOut ? heldOutKinds : kinds
  const kind = chance.pick(Object.keys(own))
  const rows = own[kind]!(
    chance,
    () => `${chance.pick(chance.pick(firstNameLists))} ${chance.pick(lastNameLists.american)}`,
  )
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, text, rowSpan: 1, columnSpan: 1, place: `R${row + 1}C${column + 1}` })),
  )
  return { sheet: { name: '', cells }, kind, isPlan: kind === 'demand' }
}
