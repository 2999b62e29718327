/** What a refusal says, in whichever standard's words it is written. */
import type { LightMyRequestResponse } from 'fastify'
import type { ErrorBody } from '../../src/contract/errors.ts'
import { scimErrorDetails } from '../../src/server/platform/http/dialects.ts'

export function readRefusal(answer: LightMyRequestResponse): ErrorBody {
  const body = answer.json()
  if (body.resourceType === 'OperationOutcome') {
    const { details, expression } = body.issue[0]
    return { code: details.coding[0].code, message: details.text, field: expression?.[0] }
  }
  if (scimErrorDetails in body) return { message: body.detail, ...body[scimErrorDetails] }
  return body
}
