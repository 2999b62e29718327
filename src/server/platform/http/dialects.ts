/** How answers and refusals are written in the words of other standards. */
import type { ErrorBody } from '../../../contract/errors.ts'
import { type Dialect, dialectTypes } from '../../../contract/route.ts'

export function contentTypeOf(dialect: Dialect | undefined): string {
  return `${dialect ? dialectTypes[dialect] : 'application/json'}; charset=utf-8`
}

/** FHIR's own codes (hl7.org/fhir/R4/valueset-issue-type.html), by status. */
const issueTypes: Record<number, string> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'throttled',
}

/** What SCIM calls it (RFC 7644, 3.12). */
const scimTypes: Record<string, string> = { conflict: 'uniqueness', 'malformed-json': 'invalidSyntax' }

export const scimErrorDetails = 'urn:evenshift:params:scim:api:messages:2.0:Error'

export function writeRefusal(dialect: Dialect, status: number, { code, message, field }: ErrorBody): object {
  if (dialect === 'fhir') {
    const details = { coding: [{ system: 'urn:evenshift:error', code }], text: message }
    const issue = { severity: 'error', code: issueTypes[status] ?? 'exception', details }
    return { resourceType: 'OperationOutcome', issue: [{ ...issue, ...(field && { expression: [field] }) }] }
  }
  const scimType = code === 'invalid' ? (field === 'filter' ? 'invalidFilter' : 'invalidValue') : scimTypes[code]
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error', scimErrorDetails],
    status: String(status),
    ...(scimType && { scimType }),
    detail: message,
    [scimErrorDetails]: { code, ...(field && { field }) },
  }
}
