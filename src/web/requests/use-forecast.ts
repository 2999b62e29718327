/** Asks what a request would lead to, as soon as enough of it is known. */
import type { RequestType } from '../../contract/requests.ts'
import { useRead } from '../api/use-read.ts'

type Question = {
  requestType: RequestType
  startDate?: string
  endDate?: string
  originalShiftId?: number | null
  targetShiftId?: number | null
}

export type ForecastRead = ReturnType<typeof useForecast>

export function useForecast(question: Question) {
  const { requestType, startDate, originalShiftId, targetShiftId } = question
  // A range that ends before it starts is being typed.
  const endDate = question.endDate && startDate && question.endDate > startDate ? question.endDate : startDate
  const isEnough = { timeoff: startDate, swap: originalShiftId, pickup: targetShiftId }[requestType]
  const query = {
    requestType,
    ...(requestType === 'timeoff' && startDate && { startDate, endDate }),
    ...(requestType === 'swap' && originalShiftId && { originalShiftId: String(originalShiftId) }),
    ...(requestType !== 'timeoff' && targetShiftId && { targetShiftId: String(targetShiftId) }),
  }
  return useRead('forecastRequest', { query }, { enabled: Boolean(isEnough) })
}
