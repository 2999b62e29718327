/** Where a schedule comes from: a file, chosen or dropped, or pasted text; then it is analyzed. */
import { FileSpreadsheet, FileUp, ScanSearch, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { type ScheduleAnalysis, scheduleFileTypes } from '../../contract/schedule-reading.ts'
import { hasCode, reasonOf, useChange } from '../api/use-change.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { AnalysisProgress } from './analysis-progress.tsx'
import { readScheduleFile, refuseFile } from './read-schedule-file.ts'

const textExample = `Dr. Chen: Rounder 7am-7pm, December 1-7
Dr. Diaz: Night 7pm-7am, December 1-7`

/** What was sent, to be sent again with a correction. */
export type ScheduleSource = { fileContent: string; fileName: string } | { scheduleText: string }

type UploadFormProps = { onAnalyzed: (analysis: ScheduleAnalysis, source: ScheduleSource) => void }

export function UploadForm({ onAnalyzed }: UploadFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const analyze = useChange('analyzeSchedule')
  const isPending = isReading || analyze.isPending
  const isEmpty = file === null && text.trim() === ''
  const failure = problem ?? (analyze.isError ? reasonOf(analyze.error) : null)

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    analyze.reset()
    const refusal = refuseFile(chosen)
    setProblem(refusal ?? null)
    setFile(refusal ? null : chosen)
  }
  /** With a list of corrections, even an empty one, the file is shown whatever it holds. */
  const start = async (constraints?: []) => {
    setProblem(null)
    try {
      setIsReading(true)
      const body = file ? { fileContent: await readScheduleFile(file), fileName: file.name } : { scheduleText: text }
      analyze.mutate(
        { body: { ...body, ...(constraints && { constraints }) } },
        { onSuccess: (analysis) => onAnalyzed(analysis, body) },
      )
    } catch {
      setProblem(`We couldn’t open ${file?.name}. Choose it again.`)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <Card
      title="Upload your schedule"
      description="Upload the one you use today, as is. We find the physicians, dates, codes, times, and roles."
      footer={
        <>
          <Button
            variant="primary"
            disabled={isEmpty}
            loading={isPending}
            loadingLabel="Analyzing..."
            onClick={() => void start()}
            icon={<ScanSearch />}
          >
            Analyze Schedule
          </Button>
          {!isPending && hasCode(analyze.error, 'no-schedule') && (
            <Button onClick={() => void start([])}>Mark the dates myself</Button>
          )}
          <span className="text-12">Names stay in your group.</span>
        </>
      }
    >
      {isPending ? (
        <AnalysisProgress source={file ? file.name : 'your text'} isReading={isReading} onCancel={analyze.cancel} />
      ) : (
        <div className="grid gap-5 desktop:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-2">
            <FileDrop file={file} onTake={take} onClear={() => setFile(null)} />
            {failure && file !== null && <FieldError>{failure}</FieldError>}
            {problem && file === null && <FieldError>{problem}</FieldError>}
          </div>
          <Field
            label="Or paste schedule text"
            error={failure && !problem && file === null ? failure : undefined}
            help={
              file
                ? 'We’ll analyze the file. Remove it to use text instead.'
                : 'Spreadsheet cells, an email, or a list.'
            }
          >
            <Textarea
              rows={8}
              value={text}
              disabled={file !== null}
              placeholder={textExample}
              className="min-h-44 whitespace-pre"
              onChange={(event) => {
                setText(event.target.value)
                setProblem(null)
                if (analyze.isError) analyze.reset()
              }}
            />
          </Field>
        </div>
      )}
    </Card>
  )
}

type FileDropProps = { file: File | null; onTake: (file: File | undefined) => void; onClear: () => void }

function FileDrop({ file, onTake, onClear }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onTake(event.dataTransfer.files[0])
  }
  return (
    <fieldset
      className={joinClasses(
        'grid min-h-56 flex-1 content-center justify-items-center gap-3 rounded-control border border-dashed px-4 py-6 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="sr-only">Schedule file</legend>
      {file ? (
        <div className="flex max-w-full items-center gap-2.5">
          <FileSpreadsheet className="size-5 shrink-0 text-accent-text" />
          <span className="min-w-0 truncate font-semibold">{file.name}</span>
          <span className="shrink-0 text-12 text-muted">{formatSize(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} icon={<X />} variant="quiet" onClick={onClear} />
        </div>
      ) : (
        <>
          <FileUp className="size-6 text-faint" />
          <p>Drop a file here, or choose one.</p>
        </>
      )}
      <Button onClick={() => chooser.current?.click()}>{file ? 'Choose another file' : 'Choose a file'}</Button>
      <p className="text-12 text-muted">
        {scheduleFileTypes.join(', ')}, up to 10 MB. You can drop a calendar (.ics), too.
      </p>
      <input
        ref={chooser}
        type="file"
        accept={scheduleFileTypes.join(',')}
        aria-label="Schedule file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onTake(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </fieldset>
  )
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
