import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, renderPage } from '../testing/render-page.tsx'
import { sampleSchedule, sampleUser } from '../testing/samples.ts'
import { Toaster } from '../ui/toaster.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { FeedbackSummaryCard } from './feedback-summary-card.tsx'

const answers: Answers = { currentUser: sampleUser(), myFeedback: null }
const card = (
  <>
    <FeedbackCard schedule={sampleSchedule()} />
    <Toaster />
  </>
)

test('is anonymous by default, needs a rating, and sends what was chosen', async () => {
  const given = { rating: 4, comments: null, categories: [], isAnonymous: true }
  const page = renderPage(card, { answers: { ...answers, giveFeedback: given } })
  const send = await screen.findByRole('button', { name: 'Send feedback' })
  expect(screen.getByRole('checkbox', { name: 'Anonymous, even to coordinators' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await userEvent.click(send)
  expect(await screen.findByText('Choose 1 to 5 stars')).toBeTruthy()
  expect(page.bodies).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nights' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments' }), 'Good month')
  await userEvent.click(send)
  await waitFor(() =>
    expect(page.bodies).toEqual([{ rating: 4, comments: 'Good month', categories: ['nights'], isAnonymous: true }]),
  )
  expect(await screen.findByText('Thanks. We saved your feedback.')).toBeTruthy()
})

test('what was said before can be changed', async () => {
  renderPage(card, {
    answers: {
      ...answers,
      myFeedback: { rating: 2, comments: 'Too many nights', categories: ['nights'], isAnonymous: false },
    },
  })
  expect(await screen.findByRole('button', { name: 'Update feedback' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '2 stars, Fair' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('checkbox', { name: 'Anonymous, even to coordinators' }).getAttribute('aria-checked')).toBe(
    'false',
  )
})

test('coordinators see the mean, the stars, the subjects and the comments, without names of anonymous ones', async () => {
  renderPage(<FeedbackSummaryCard schedule={sampleSchedule()} />, {
    answers: {
      feedbackSummary: {
        answers: 3,
        asked: 45,
        average: 3.67,
        ratings: [0, 1, 0, 1, 1],
        categories: [
          { category: 'time-off', count: 2 },
          { category: 'nights', count: 0 },
        ],
        opinions: [
          { rating: 2, comments: 'Too many nights', categories: [], physicianId: null, name: null },
          { rating: 5, comments: 'Thank you', categories: [], physicianId: 7, name: 'Chidinma Abara' },
          { rating: 4, comments: null, categories: [], physicianId: null, name: null },
        ],
      },
    },
  })
  expect(await screen.findByText('3.7')).toBeTruthy()
  expect(screen.getByText('3 of 45 answered')).toBeTruthy()
  expect(screen.getByText('Time off 2')).toBeTruthy()
  expect(screen.queryByText('Nights 0')).toBeNull()
  const comments = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem')
  expect(comments.map((comment) => comment.textContent)).toEqual([
    'Too many nightsAnonymous, 2 stars',
    'Thank youChidinma Abara, 5 stars',
  ])
})

test('anonymous comments wait for three answers, and the card says so', async () => {
  renderPage(<FeedbackSummaryCard schedule={sampleSchedule()} />, {
    answers: {
      feedbackSummary: { answers: 2, asked: 45, average: 3, ratings: [0, 1, 0, 1, 0], categories: [], opinions: [] },
    },
  })
  expect(await screen.findByText('Anonymous comments show once 3 people have answered.')).toBeTruthy()
})

test('without an answer it says so', async () => {
  renderPage(<FeedbackSummaryCard schedule={sampleSchedule()} />, {
    answers: {
      feedbackSummary: { answers: 0, asked: 45, average: null, ratings: [0, 0, 0, 0, 0], categories: [], opinions: [] },
    },
  })
  expect(await screen.findByText('No feedback yet')).toBeTruthy()
})
