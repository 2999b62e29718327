/** What a SCIM client asks first: what the server can do, which resources it has, and their attributes (RFC 7643, 5 to 7). */
import { userSchema } from './show-user.ts'

const listOf = (resources: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})

export function describeProvider(base: string, longestPage: number) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: longestPage },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'A key of the group with the scope scim, as a bearer token',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

export function listResourceTypes(base: string) {
  return listOf([
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      schema: userSchema,
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
    },
  ])
}

type Kind = { type?: string; required?: boolean; multiValued?: boolean; uniqueness?: string; subAttributes?: object[] }

const attribute = (name: string, { type = 'string', required = false, multiValued = false, ...rest }: Kind = {}) => ({
  name,
  type,
  multiValued,
  required,
  caseExact: name === 'externalId',
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...rest,
})

const valued = [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })]

export function listSchemas(base: string) {
  return listOf([
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
      id: userSchema,
      name: 'User',
      description: 'A physician or coordinator of the group',
      attributes: [
        attribute('userName', { required: true, uniqueness: 'server' }),
        attribute('externalId', { uniqueness: 'server' }),
        attribute('name', {
          type: 'complex',
          required: true,
          subAttributes: [
            attribute('givenName', { required: true }),
            attribute('familyName', { required: true }),
            { ...attribute('formatted'), mutability: 'readOnly' },
          ],
        }),
        { ...attribute('displayName'), mutability: 'readOnly' },
        attribute('emails', { type: 'complex', multiValued: true, subAttributes: valued }),
        attribute('phoneNumbers', { type: 'complex', multiValued: true, subAttributes: valued }),
        attribute('active', { type: 'boolean' }),
      ],
      meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
    },
  ])
}
