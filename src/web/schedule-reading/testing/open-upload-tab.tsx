/** The upload tab on a page of its own, as an admin sees it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Answers, renderPage } from '../../testing/render-page.tsx'
import { sampleAdmin } from '../../testing/samples.ts'
import { UploadTab } from '../upload-tab.tsx'
import { sampleAnalysis, samplePlan } from './sample-analysis.ts'

function Tab({ first = null }: { first?: number | null }) {
  const [id, setId] = useState<number | null>(first)
  return <UploadTab analysisId={id} onShow={setId} />
}

export const user = userEvent.setup({ pointerEventsCheck: 0 })
const base: Answers = {
  currentUser: sampleAdmin(),
  listAnalyses: [],
  findAnalysis: sampleAnalysis(),
  planImplementation: samplePlan(),
}
export const openUploadTab = (answers: Answers = {}, first: number | null = null) =>
  renderPage(<Tab first={first} />, { answers: { ...base, ...answers } })

export const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Schedule' })
export const chooser = () => screen.getByLabelText<HTMLInputElement>('Schedule file', { selector: 'input' })
export const paste = async (text: string) => {
  await user.click(screen.getByLabelText('Or paste schedule text'))
  await user.paste(text)
}
