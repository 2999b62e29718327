/** The one way to refuse a call: `throw fail('stale', { current })`. */
import { type ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts'

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails
  constructor(code: ErrorCode, details: RefusalDetails) {
    super(details.message ?? errors[code].text)
    this.code = code
    this.details = details
  }
}

export type RefusalDetails = Partial<Pick<ErrorBody, 'message' | 'field' | 'problems' | 'current'>>

export function fail(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  return new Refusal(code, details)
}

export function bodyOf(refusal: Refusal, requestId: string): ErrorBody {
  return { code: refusal.code, ...refusal.details, message: refusal.message, requestId }
}
