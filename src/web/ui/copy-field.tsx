// A text to take along, such as an address or a key: selected by a click, copied by a button.
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

export function CopyField({ label, help, value }: { label: ReactNode; help?: ReactNode; value: string }) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <div className="flex gap-2">
          <TextInput {...control} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton value={value} />
        </div>
      )}
    </Field>
  )
}

export function CopyButton({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(value))) return
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Button onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
