// Asks before a dialog that is closed throws away text that was typed into it.
import { type FocusEvent, useRef, useState } from 'react'

/** Dates, numbers, and words to search for are quickly there again. */
const textFields =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url]):not([role=combobox])'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** `watch` goes on the dialog, and `change` replaces `onOpenChange` for what people close themselves. */
export function useTypedText(onOpenChange: (open: boolean) => void) {
  const before = useRef(new Map<TextField, string>())
  const [isAsking, setIsAsking] = useState(false)
  const isTyped = () =>
    [...before.current].some(([field, text]) => field.isConnected && field.value.trim() !== text.trim())
  return {
    watch: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value)
      },
    },
    change: (next: boolean) => {
      // Closing again is no answer: the text stays.
      if (isAsking) setIsAsking(false)
      else if (!next && isTyped()) setIsAsking(true)
      else onOpenChange(next)
    },
    isAsking,
    discard: () => {
      setIsAsking(false)
      onOpenChange(false)
    },
  }
}

function isTextField(target: Element): target is TextField {
  return target.matches(textFields)
}
