/** Questions about planning the year. */
import type { Question } from './question.ts'

export const yearQuestions: Question[] = [
  {
    id: 'year',
    question: 'How do I plan holidays and weeks for the whole year?',
    answer:
      'Year, in the menu under your name, shows 12 months at once. “Deal holidays” evens out who works them over 3 years and says why; select a square to trade one. “Lay out the year” plans weeks on for a quarter to a year. Months you generate start from both. Physicians see their own year under My stats.',
    alsoCalled: 'annual plan thanksgiving christmas deal layout week a week b track owed',
    link: { to: '/admin/year', label: 'Year' },
  },
  {
    id: 'year-weeks',
    question: 'How do I move a laid-out week?',
    answer:
      'On the Year page, drag it to another week, onto someone else to trade, or by its edge to change its length. By keyboard: Shift and arrow keys move it, A and B set its week, plus and minus change its length, N makes it nights, Delete removes it, H finds the next holiday. Undo or Ctrl+Z puts it back. Published weeks don’t move.',
    alsoCalled: 'year keyboard drag trade weeks track',
    link: { to: '/admin/year', label: 'Year' },
  },
]
