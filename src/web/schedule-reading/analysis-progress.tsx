/** While a schedule is analyzed: what happens, and for how long it has. */
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

type AnalysisProgressProps = { source: string; isReading: boolean; onCancel: () => void }

export function AnalysisProgress({ source, isReading, onCancel }: AnalysisProgressProps) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-2 text-center">
      <Spinner />
      <p role="status" className="font-semibold">
        {isReading ? `Opening ${source}...` : `Analyzing ${source}...`}
      </p>
      <p className="max-w-prose text-muted">
        {isReading
          ? 'We read it in your browser and send it to your server.'
          : 'Your server finds physicians, dates, codes, and times, then scores each month by your group’s rules.'}
      </p>
      <p className="text-12 text-muted">{seconds} s</p>
      {!isReading && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  )
}
