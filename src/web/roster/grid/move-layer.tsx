/** While a shift is being moved: other days fade, and every row of the day shows whether it may go there. */
import { Check, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { describeVerdict, type Verdict } from '../checks/checker.ts'
import type { Place } from '../model/move-focus.ts'

export type Answered = { tone: Verdict['tone']; isFree: boolean }
export type TipText = { title: string; word: string; says: string; tone: Verdict['tone'] | 'plain' }

export type Move = { shift: Shift; code: string; kind: string; from: Place; target: Place; by: 'pointer' | 'keyboard' }

type MoveLayerProps = {
  move: Move
  sheet: RefObject<HTMLElement | null>
  ghost: RefObject<HTMLDivElement | null>
  /** The verdict for each row of the target's day; undefined for rows that can't be checked. */
  answerOf: (row: string, column: number) => Answered | undefined
  describe: (place: Place) => TipText
}

type Box = { row: string; left: number; top: number; width: number; height: number }
type Boxes = { cells: Box[]; stub: number; source: Box | undefined }

const icons = { allowed: Check, costs: TriangleAlert, forbidden: X }

export function MoveLayer({ move, sheet, ghost, answerOf, describe }: MoveLayerProps) {
  const { from, target } = move
  const [boxes, setBoxes] = useState<Boxes>()
  useLayoutEffect(() => {
    if (sheet.current) setBoxes(measure(sheet.current, target.column, from))
  }, [sheet, target.column, from])
  const answers = useMemo(
    () => boxes?.cells.map((box) => ({ box, answer: answerOf(box.row, target.column) })) ?? [],
    [boxes, answerOf, target.column],
  )
  const [first] = boxes?.cells ?? []
  const isAway = from.row !== target.row || from.column !== target.column
  return (
    <>
      <div aria-hidden="true" className="roster-move">
        {boxes && first && (
          <>
            <div className="scrim" style={{ left: boxes.stub, width: Math.max(0, first.left - boxes.stub) }} />
            <div className="scrim" style={{ left: first.left + first.width, right: 0 }} />
            {answers.map(({ box, answer }) => (
              <Answer key={box.row} box={box} answer={answer} isTarget={isAway && box.row === target.row} />
            ))}
            {boxes.source && (
              <div className="answer source" style={boxStyle(boxes.source)}>
                {move.code}
              </div>
            )}
          </>
        )}
      </div>
      {move.by === 'pointer' && (
        <div ref={ghost} aria-hidden="true" className={`roster-chip roster-ghost starts ends ${move.kind}`}>
          {move.code}
        </div>
      )}
      {boxes && isAway && (
        <Tip text={describe(target)} box={boxes.cells.find((box) => box.row === target.row)} sheet={sheet} />
      )}
    </>
  )
}

function Answer({ box, answer, isTarget }: { box: Box; answer: Answered | undefined; isTarget: boolean }) {
  if (!answer) return isTarget ? <div className="answer is-target" style={boxStyle(box)} /> : null
  const Icon = icons[answer.tone]
  const classes = ['answer', answer.tone, answer.isFree && 'is-free', isTarget && 'is-target'].filter(Boolean)
  return (
    <div data-answer={box.row} className={classes.join(' ')} style={boxStyle(box)}>
      {answer.isFree && <Icon />}
    </div>
  )
}

const tones = { allowed: 'text-good', costs: 'text-warn', forbidden: 'text-bad', plain: 'text-muted' }
/** Pixels of the tip, and its distance from the cell. */
const tipWidth = 248
const tipHeight = 110
const gap = 12

function Tip({ text, box, sheet }: { text: TipText; box: Box | undefined; sheet: RefObject<HTMLElement | null> }) {
  if (!box || !sheet.current) return null
  const origin = sheet.current.getBoundingClientRect()
  const left = origin.left + box.left - tipWidth - gap
  const style = {
    left: left > gap ? left : origin.left + box.left + box.width + gap + 24,
    top: Math.min(origin.top + box.top - 12, window.innerHeight - tipHeight),
  }
  return (
    <div role="status" className="roster-tip" style={style}>
      <b>{text.title}</b>
      <br />
      <b className={tones[text.tone]}>{text.word}</b> {text.says}
    </div>
  )
}

export function describeMove(title: string, verdict: Verdict): TipText {
  return { title, tone: verdict.tone, ...describeVerdict(verdict) }
}

function boxStyle({ left, top, width, height }: Box) {
  return { left, top, width, height }
}

/** Columns are measured in the head only: measuring a cell of an offscreen row would force a layout. */
function measure(sheet: HTMLElement, column: number, from: Place): Boxes {
  const origin = sheet.getBoundingClientRect()
  const rows = [...sheet.querySelectorAll<HTMLElement>('[data-row]')]
  const columnAt = (at: number) => rows[0]?.querySelector(`[data-column="${at}"]`)?.getBoundingClientRect()
  const boxOf = (row: HTMLElement, across: DOMRect): Box => {
    const { top, height } = row.getBoundingClientRect()
    return {
      row: row.dataset.row ?? '',
      left: across.left - origin.left,
      top: top - origin.top,
      width: across.width,
      height,
    }
  }
  const [target, source] = [columnAt(column), columnAt(from.column)]
  const sourceRow = rows.find((row) => row.dataset.row === from.row)
  const stub = sheet.querySelector('.roster-stub')?.getBoundingClientRect().right ?? origin.left
  return {
    cells: target ? rows.map((row) => boxOf(row, target)) : [],
    stub: stub - origin.left,
    source: sourceRow && source && boxOf(sourceRow, source),
  }
}
