/** A list of short words: Enter or a comma adds what was typed, the cross beside a word takes it out. */
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useListField } from './use-list-field.ts'

export function TagsField({ name, label, placeholder }: { name: string; label: string; placeholder?: string }) {
  const { value, change, error } = useListField<string[]>(name)
  const [typed, setTyped] = useState('')
  const add = () => {
    const words = typed.split(',').map((word) => word.trim())
    const fresh = words.filter((word, index) => word && !value.includes(word) && words.indexOf(word) === index)
    if (fresh.length > 0) change([...value, ...fresh])
    setTyped('')
  }
  const answerKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1))
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} help="Press Enter after each.">
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            placeholder={placeholder}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={answerKey}
            onBlur={add}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {value.map((word) => (
            <li key={word} className="inline-flex items-center rounded-chip bg-quiet pl-2 text-12">
              {word}
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => change(value.filter((other) => other !== word))}
                className="ml-0.5 grid size-6 place-items-center rounded-chip text-muted hover:text-text max-tablet:size-8"
              >
                <X className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
