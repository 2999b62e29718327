/** The foot of a card of settings: what is wrong with them, and the button that saves them. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'

type SaveFooterProps = { problem: string | undefined; isSaving: boolean; onSave: () => void; children: ReactNode }

export function SaveFooter({ problem, isSaving, onSave, children }: SaveFooterProps) {
  return (
    <div className="ml-auto flex items-center gap-3">
      {problem && <FieldError>{problem}</FieldError>}
      <Button variant="primary" onClick={onSave} loading={isSaving} loadingLabel="Saving...">
        {children}
      </Button>
    </div>
  )
}
