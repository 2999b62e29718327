/** The header, sections, and lists that the grid's dialogs share. */
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'

export function PanelHead({ chip, title, text }: { chip?: ReactNode; title: ReactNode; text: ReactNode }) {
  return (
    <header className="flex items-start gap-2.5 px-3.5 pt-3 pb-2.5">
      {chip}
      <div className="min-w-0 flex-1">
        <b className="block text-13">{title}</b>
        <span className="text-muted">{text}</span>
      </div>
      <Primitive.Close asChild>
        <IconButton label="Close" icon={<X />} variant="quiet" size="dense" className="-mt-0.5 -mr-1.5" />
      </Primitive.Close>
    </header>
  )
}

export function PanelSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line px-3.5 pt-2.5 pb-3">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
