/** A small analysis and its plan, for component tests. */
import type { Implementation, ImplementationPlan } from '../../../contract/implementation.ts'
import type { ScheduleAnalysis } from '../../../contract/schedule-reading.ts'
import type { ReadCell } from '../../../contract/sheet-reading.ts'

const sure = { confidence: 0.95, cells: ['December, B4', 'December, C4'], cellCount: 61 }
const everyDay = { monday: 3, tuesday: 3, wednesday: 3, thursday: 3, friday: 3, saturday: 3, sunday: 3 }

export function sampleAnalysis(changes: Partial<ScheduleAnalysis> = {}): ScheduleAnalysis {
  return {
    id: 12,
    efficiency: {
      score: 71,
      explained: 'The mean of coverage 98 and fairness 44.',
      areas: ['Runs of 7 hold: 68 % of working days are in one'],
      improvements: ['Nights are uneven: the 39 physicians who share them have 0 to 9 each'],
    },
    roles: [
      {
        name: 'Night',
        description: 'Night shift, written N',
        coverage: '3 every day',
        responsibilities: ['19:00 to 07:00, 12 hours'],
        codes: ['N'],
        category: 'coverage',
        kind: 'night',
        startTime: '19:00',
        endTime: '07:00',
        hasWrittenTimes: true,
        required: everyDay,
        ...sure,
      },
    ],
    shiftTypes: [
      {
        name: 'Night',
        startTime: '19:00',
        endTime: '07:00',
        duration: 12,
        type: 'night',
        kind: 'night',
        codes: ['N'],
        hasWrittenTimes: true,
        ...sure,
        confidence: 0.6,
      },
    ],
    recommendations: [
      {
        impact: 'high',
        category: 'Night balance',
        suggestion: 'Move 9 nights from Salma Farouk to Hana Chen',
        reasoning: 'Salma Farouk has 9 (fair share 1.6); Hana Chen has 0 (fair share 1.6).',
        gain: 9.2,
      },
      {
        impact: 'low',
        category: 'Handoffs',
        suggestion: 'Stagger switch days',
        reasoning: 'All on Mondays.',
        gain: null,
      },
    ],
    fileName: 'december.xlsx',
    summary: '1 sheet, people by day. Found 2 physicians, 31 days, 93 shifts, 1 code.',
    people: [
      {
        key: 'chen',
        name: 'Hana Chen',
        firstName: 'Hana',
        lastName: 'Chen',
        shifts: 14,
        nights: 0,
        weekendDays: 4,
        hours: 168,
        preferences: ['Never works nights.'],
        ...sure,
      },
    ],
    months: [
      {
        month: 12,
        year: 2026,
        from: '2026-12-01',
        to: '2026-12-31',
        shifts: 93,
        coverageScore: 98,
        fairnessScore: 44,
        breaking: 0,
      },
    ],
    pattern: { kind: '7-on-7-off', says: '7-on/7-off, switching on Mondays.', ...sure },
    findings: [{ what: 'Code', says: 'N is Night, 19:00 to 07:00; 93 cells, the legend says so', ...sure }],
    warnings: ['No first name in the file: Diaz.'],
    notUnderstood: [{ says: 'Nobody knows what "??" means.', cells: ['December, D9'], cellCount: 1 }],
    implemented: false,
    createdAt: '2026-12-01T15:00:00.000Z',
    ...changes,
  }
}

/** A month of two physicians that was not read for sure: a title, days, two rows, and a cell that nothing explains. */
export function unsureAnalysis(changes: Partial<ScheduleAnalysis> = {}): ScheduleAnalysis {
  const cell = (column: number, text: string, is: ReadCell['is'], kind?: ReadCell['kind']): ReadCell => ({
    column,
    text,
    is,
    ...(kind ? { kind } : {}),
  })
  const [chen] = sampleAnalysis().people
  return sampleAnalysis({
    efficiency: { score: null, explained: 'There is no score.', areas: [], improvements: [] },
    recommendations: [],
    reading: {
      isSure: false,
      sureness: 0.5,
      doubts: ['The dates are out of order.'],
      passed: ['Nobody has two shifts on one day.'],
      question: {
        says: 'Is “3/4” Mar 4 or Apr 3?',
        answers: [{ says: 'Apr 3', constraints: [{ dateOrder: 'day-first' }] }],
      },
    },
    people: [
      { ...chen!, aliases: ['Chen, Hana'] },
      { ...chen!, key: 'diaz', name: 'Omar Diaz', aliases: ['Omar Diaz', 'O. Diaz'] },
      { ...chen!, key: 'ch', name: 'Ch', aliases: ['Ch'], couldBe: ['chen'] },
    ],
    assignments: [
      { person: 'chen', date: '2026-12-01', code: 'N', startTime: null, endTime: null, cell: 'B2', at: [0, 1, 1] },
    ],
    codes: [
      {
        code: 'N',
        meaning: 'Night shift',
        use: 'work',
        kind: 'night',
        off: null,
        startTime: null,
        endTime: null,
        isInLegend: false,
        count: 2,
      },
    ],
    sheets: [
      {
        sheet: 0,
        name: 'December',
        columns: 3,
        isCut: false,
        isIgnored: false,
        rows: [
          { row: 0, cells: [cell(0, 'Name', 'beside'), cell(1, '1', 'dates'), cell(2, '2', 'dates')] },
          { row: 1, cells: [cell(0, 'Chen, Hana', 'people'), cell(1, 'N', 'shifts', 'night'), cell(2, 'V', 'off')] },
          { row: 3, cells: [cell(0, 'Omar Diaz', 'people'), cell(1, 'Qz', 'unsure'), cell(2, 'N', 'shifts', 'night')] },
        ],
      },
    ],
    ...changes,
  })
}

export function samplePlan(): ImplementationPlan {
  return {
    roles: [
      { foundRole: 'Night', name: 'Night', action: 'change', says: '19:00 to 07:00, 2 every day becomes 3 every day' },
    ],
    shiftTypes: [{ name: 'Night', action: 'same', says: '19:00 to 07:00' }],
    settings: [{ name: 'Number of physicians', action: 'change', says: '30 becomes 43' }],
    physicians: [
      { key: 'chen', name: 'Hana Chen', action: 'create', says: 'Never works nights.', userId: null, email: null },
      { key: 'diaz', name: 'Omar Diaz', action: 'same', says: '', userId: 7, email: 'omar@clinic.example' },
    ],
    drafts: [
      {
        name: 'December 2026',
        action: 'create',
        says: '93 shifts',
        month: 12,
        year: 2026,
        shifts: 93,
        scheduleId: null,
      },
    ],
  }
}

export function sampleImplementation(changes: Partial<Implementation> = {}): Implementation {
  return {
    roles: { created: 2, changed: 1 },
    shiftTypes: { created: 1, changed: 0 },
    settings: 3,
    physicians: { added: 5, withoutAddress: 4, known: 1 },
    drafts: [],
    ...changes,
  }
}
