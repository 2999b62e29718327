/** Files that are no schedules: recipes, minutes, phone lists, budgets, demand plans, orders. Nothing is to be read from them, least of all with certainty. */
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

export function makeOther(seed: number): { sheet: Sheet; kind: string } {
  const chance = chanceOf(seed * 31_337)
  const kind = chance.pick(Object.keys(kinds))
  const rows = kinds[kind]!(
    chance,
    () => `${chance.pick(chance.pick(firstNameLists))} ${chance.pick(lastNameLists.american)}`,
  )
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, text, rowSpan: 1, columnSpan: 1, place: `R${row + 1}C${column + 1}` })),
  )
  return { sheet: { name: '', cells }, kind }
}
