/** Invented figures behind the charts of the landing page: a month of runs, a search, shares, scores by month. */

/** From day, number of days, role code. */
type Run = readonly [from: number, days: number, code: string]

/** January 2027, which starts on a Friday. */
export const sampleWeekends = [2, 9, 16, 23]
export const sampleRoster: { name: string; runs: readonly Run[] }[] = [
  {
    name: 'Choi',
    runs: [
      [7, 7, 'R9'],
      [21, 7, 'R9'],
    ],
  },
  {
    name: 'Delacroix',
    runs: [
      [7, 4, 'N3'],
      [17, 7, 'R1'],
      [26, 1, 'X'],
    ],
  },
  {
    name: 'Desai',
    runs: [
      [1, 4, 'R12'],
      [10, 3, 'J'],
      [21, 5, 'R12'],
    ],
  },
  {
    name: 'Dimitrova',
    runs: [
      [1, 7, 'N2'],
      [22, 7, 'N2'],
    ],
  },
  {
    name: 'Doyle',
    runs: [
      [7, 7, 'R2'],
      [24, 5, 'R1'],
    ],
  },
  {
    name: 'Eriksen',
    runs: [
      [2, 7, 'A1'],
      [15, 7, 'R4'],
    ],
  },
  {
    name: 'Farouk',
    runs: [
      [3, 4, 'N3'],
      [23, 6, 'A1'],
    ],
  },
  {
    name: 'Ferreira',
    runs: [
      [4, 7, 'R3'],
      [15, 4, 'A2'],
      [26, 3, 'R5'],
    ],
  },
  {
    name: 'Gutierrez',
    runs: [
      [7, 1, 'R11'],
      [14, 5, 'R12'],
      [25, 4, 'R3'],
    ],
  },
  {
    name: 'Haddad',
    runs: [
      [1, 3, 'N1'],
      [18, 7, 'N1'],
    ],
  },
  {
    name: 'Hoang',
    runs: [
      [3, 7, 'S'],
      [19, 3, 'J'],
      [23, 2, 'N3'],
    ],
  },
  {
    name: 'Ibrahim',
    runs: [
      [1, 4, 'T'],
      [13, 7, 'R7'],
      [28, 1, 'R2'],
    ],
  },
  {
    name: 'Jansen',
    runs: [
      [1, 4, 'R5'],
      [14, 7, 'R9'],
    ],
  },
  {
    name: 'Kapoor',
    runs: [
      [2, 3, 'A2'],
      [11, 4, 'N3'],
      [21, 7, 'R2'],
    ],
  },
  {
    name: 'Kealoha',
    runs: [
      [11, 7, 'N1'],
      [25, 4, 'N1'],
    ],
  },
  {
    name: 'Kowalska',
    runs: [
      [3, 7, 'R8'],
      [12, 1, 'X'],
      [19, 1, 'X'],
      [22, 4, 'R11'],
    ],
  },
]

/** Score by second while a schedule is being made: the best found, and what nobody can exceed. */
export const sampleSearch = {
  best: [
    [1.2, 82.4],
    [2.6, 87],
    [4.8, 89.9],
    [8, 91.3],
    [13.4, 92.3],
    [17, 92.6],
  ],
  bound: [
    [1.2, 99.2],
    [3.6, 96.9],
    [7, 95.4],
    [12, 94.6],
    [17, 94.1],
  ],
} as const

/** Shifts over or under each physician's own share, one number a physician. */
export const sampleFairness: { title: string; note: string; most: string; shares: readonly number[] }[] = [
  {
    title: 'Nights',
    note: 'nocturnists against their own share',
    most: 'Farouk +1.9',
    shares: [
      -2.1, -1.6, -1.3, -1.1, -0.9, -0.9, -0.7, -0.7, -0.6, -0.5, -0.5, -0.5, -0.4, -0.4, -0.3, -0.3, -0.3, -0.2, -0.2,
      -0.1, -0.1, -0.1, 0, 0, 0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.7, 0.7, 0.8, 0.9,
      1.2, 1.3, 1.9,
    ],
  },
  {
    title: 'Weekend days',
    note: 'Saturday and Sunday, by start',
    most: 'Rasmussen +1.1',
    shares: [
      -1.4, -1.2, -0.9, -0.8, -0.8, -0.7, -0.6, -0.6, -0.6, -0.5, -0.5, -0.4, -0.4, -0.3, -0.3, -0.3, -0.2, -0.2, -0.2,
      -0.1, -0.1, -0.1, 0, 0, 0, 0, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.6, 0.7, 0.7, 0.8,
      0.8, 1.1,
    ],
  },
  {
    title: 'Holidays',
    note: 'over the year',
    most: 'Doyle +1.0',
    shares: [
      -1.3, -1.1, -0.8, -0.8, -0.7, -0.7, -0.6, -0.5, -0.5, -0.5, -0.4, -0.4, -0.4, -0.3, -0.3, -0.2, -0.2, -0.2, -0.1,
      -0.1, -0.1, 0, 0, 0, 0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.7, 0.7, 0.8,
      0.8, 1.0,
    ],
  },
]

/** Scores of twelve months. */
export const sampleMonths = {
  coverage: [97.1, 97.4, 97, 97.9, 98.2, 98.1, 98.5, 98.3, 98.8, 99, 99.1, 99.2],
  fairness: [81, 80, 83, 85, 84, 87, 88, 90, 89, 92, 93, 94],
}
