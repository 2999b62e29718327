/** Invented figures for the charts of the landing page: a month of stretches, a search, shares, scores by month. */

/** January 2027, which starts on a Friday: the codes of each physician with the days of each run. */
const rosterInWords = {
  Choi: 'R9 7–13, R9 21–27',
  Delacroix: 'N3 7–10, R1 17–23, X 26',
  Desai: 'R12 1–4, J 10–12, R12 21–25',
  Dimitrova: 'N2 1–7, N2 22–28',
  Doyle: 'R2 7–13, R1 24–28',
  Eriksen: 'A1 2–8, R4 15–21',
  Farouk: 'N3 3–6, A1 23–28',
  Ferreira: 'R3 4–10, A2 15–18, R5 26–28',
  Gutierrez: 'R11 7, R12 14–18, R3 25–28',
  Haddad: 'N1 1–3, N1 18–24',
  Hoang: 'S 3–9, J 19–21, N3 23–24',
  Ibrahim: 'T 1–4, R7 13–19, R2 28',
  Jansen: 'R5 1–4, R9 14–20',
  Kapoor: 'A2 2–4, N3 11–14, R2 21–27',
  Kealoha: 'N1 11–17, N1 25–28',
  Kowalska: 'R8 3–9, X 12, X 19, R11 22–25',
}
export const sampleWeekends = [2, 9, 16, 23]
export const sampleRoster = Object.entries(rosterInWords).map(([name, words]) => ({
  name,
  runs: [...words.matchAll(/(\w+) (\d+)(?:–(\d+))?/g)].map(([, code = '', first, last = first]) => ({
    code,
    from: Number(first),
    length: Number(last) - Number(first) + 1,
  })),
}))

/** Score by second during a search: the best found, and the best possible. */
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
    note: 'among everyone who rotates',
    most: 'Farouk +1.9',
    shares: [
      -2.1, -1.6, -1.3, -1.1, -0.9, -0.9, -0.7, -0.7, -0.6, -0.5, -0.5, -0.5, -0.4, -0.4, -0.3, -0.3, -0.3, -0.2, -0.2,
      -0.1, -0.1, -0.1, 0, 0, 0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.7, 0.7, 0.8, 0.9,
      1.2, 1.3, 1.9,
    ],
  },
  {
    title: 'Weekend shifts',
    note: 'starting Saturday or Sunday',
    most: 'Rasmussen +1.1',
    shares: [
      -1.4, -1.2, -0.9, -0.8, -0.8, -0.7, -0.6, -0.6, -0.6, -0.5, -0.5, -0.4, -0.4, -0.3, -0.3, -0.3, -0.2, -0.2, -0.2,
      -0.1, -0.1, -0.1, 0, 0, 0, 0, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.6, 0.7, 0.7, 0.8,
      0.8, 1.1,
    ],
  },
  {
    title: 'Holidays',
    note: 'over 12 months',
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
