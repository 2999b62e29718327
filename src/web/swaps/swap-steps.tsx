/** Finding a swap, and then whom I asked: what comes after the day is chosen, in one file of its own. */
import { Asking, type AskingProps } from './asking.tsx'
import { FindSwap, type FindSwapProps } from './find-swap.tsx'

type SwapStepsProps = AskingProps & FindSwapProps & { isFinding: boolean }

export function SwapSteps({ asked, isFinding, onMore, onAsked }: SwapStepsProps) {
  return asked.asks.length > 0 && !isFinding ? (
    <Asking asked={asked} onMore={onMore} />
  ) : (
    <FindSwap asked={asked} onAsked={onAsked} />
  )
}
