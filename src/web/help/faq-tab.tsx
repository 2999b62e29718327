/** Questions and answers, searched and filtered, both kept in the address. */
import { SearchX } from 'lucide-react'
import { Link } from 'wouter'
import type { FoundQuestion } from '../../contract/faq/all-questions.ts'
import { faqCategories } from '../../contract/faq/question.ts'
import { plural } from '../../engine/text/plural.ts'
import { useMember } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { useSearchChange, useSearchChoice } from '../ui/use-search.ts'
import { findQuestions } from './search-questions.ts'

const choices = ['all', ...faqCategories] as const
const labels = { all: 'All', scheduling: 'Scheduling', preferences: 'Preferences', administration: 'Administration' }

export function FaqTab() {
  const [parameters, change] = useSearchChange()
  const [category, chooseCategory] = useSearchChoice('category', choices)
  const search = parameters.get('search') ?? ''
  const found = findQuestions(search, category)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search questions"
          placeholder="Search questions"
          value={search}
          onValueChange={(text) => change({ search: text })}
          className="min-w-60 flex-1"
        />
        <SegmentedControl
          label="Category"
          value={category}
          onValueChange={chooseCategory}
          options={choices.map((value) => ({ value, label: labels[value] }))}
        />
      </div>
      <p role="status" className="text-12 text-muted">
        {plural(found.length, 'answer')}
      </p>
      {found.length === 0 ? (
        <NothingFound search={search} />
      ) : (
        <QuestionList questions={found} opened={parameters.get('question')} onOpen={(id) => change({ question: id })} />
      )}
    </div>
  )
}

type QuestionListProps = { questions: FoundQuestion[]; opened: string | null; onOpen: (id: string) => void }

function QuestionList({ questions, opened, onOpen }: QuestionListProps) {
  const { role } = useMember()
  return (
    <ul className="overflow-clip rounded-control border border-line bg-raised">
      {questions.map(({ id, question, answer, category, link, isForAdmins }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <details
            open={opened === id}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && opened !== id) onOpen(id)
              if (!currentTarget.open && opened === id) onOpen('')
            }}
          >
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2.5 font-control hover:bg-surface focus-visible:-outline-offset-2 tablet:px-5">
              <span className="min-w-0 flex-1">{question}</span>
              <span className="text-12 font-normal text-muted max-tablet:hidden">{labels[category]}</span>
            </summary>
            <div className="max-w-prose px-4 pt-1 pb-4 tablet:px-5">
              <p className="text-pretty">{answer}</p>
              {isForAdmins && role !== 'admin' ? (
                <p className="mt-2 text-muted">Your coordinators do this.</p>
              ) : (
                <Link href={link.to} className="mt-2 inline-block py-1 font-control text-accent-text hover:underline">
                  {link.label}
                </Link>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ search }: { search: string }) {
  return (
    <div className="rounded-control border border-line bg-raised">
      <EmptyState
        icon={<SearchX />}
        title={`No results for “${search}”`}
        action={
          <ButtonLink variant="primary" to="/help?tab=contact">
            Contact support
          </ButtonLink>
        }
      >
        Try other words, or search all categories.
      </EmptyState>
    </div>
  )
}
