import { toJsonSchema } from '@valibot/to-json-schema'
import { uploadLimits, uploadReasons, uploadSchema } from '../../contract/uploads.ts'

const text = { type: 'string' }
const whole = { type: 'integer', minimum: 0 }
const size = { ...whole, minimum: 1, maximum: uploadLimits.bytes }
const version = { const: '1.0.0' }

const asked = (name: string, schema: object, example: string, description?: string) => ({
  name,
  in: 'header',
  required: true,
  ...(description && { description }),
  schema,
  example,
})
const answered = (schema: object, description?: string) => ({
  required: true,
  ...(description && { description }),
  schema,
})

const resumable = asked('Tus-Resumable', version, '1.0.0')
const offset = asked('Upload-Offset', whole, '0', 'Where the bytes of this body begin: as many as HEAD says')
const tusResumable = { 'Tus-Resumable': answered(version) }
const uploadOffset = { 'Upload-Offset': answered(whole, 'How many bytes are here') }

/** A problem document, with the reason for programs where the file itself is not taken. */
const asProblem = {
  'application/problem+json': {
    schema: {
      allOf: [{ $ref: '#/components/schemas/Problem' }],
      properties: { reason: { enum: uploadReasons } },
    },
  },
}
const sentences: Readonly<Record<number, string>> = {
  400: 'A header is missing or cannot be read',
  403: 'The call is not from a page of this site, or lacks a header of the protocol',
  404: 'There is no such upload',
  409: 'Upload-Offset is not where the file stands',
  410: 'The file is no longer here',
  412: 'Tus-Resumable is missing',
  413: `The file is larger than ${uploadLimits.bytes} bytes, or than it was said to be`,
  415: 'Files of this kind are not taken, or the bytes are of another kind than the name',
  422: 'The file is empty, cannot be read to its end, or holds something harmful',
  429: 'Too many at once; Retry-After says when to come back',
  501: 'The extension of the protocol is not offered',
  503: 'The file cannot be taken in just now; Retry-After says when to come back',
  507: 'There is no room for the file just now; Retry-After says when to come back',
}
const isForLater = (status: number) => [429, 503, 507].includes(status)
const refusals = (...statuses: readonly number[]) => ({
  ...Object.fromEntries(
    statuses.map(status => [
      status,
      {
        description: sentences[status],
        ...(isForLater(status) && { headers: { 'Retry-After': answered({ type: 'integer' }) } }),
        content: asProblem,
      },
    ]),
  ),
  default: { description: 'Any other error', content: asProblem },
})

const octets = {
  required: true,
  content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

const creation = {
  operationId: 'createUpload',
  summary: 'Announces a file of a known size and kind; Location says where its bytes go',
  parameters: [
    resumable,
    asked('Upload-Length', size, '12', 'Bytes'),
    asked(
      'Upload-Metadata',
      { ...text, maxLength: 2048 },
      'filename bm90ZXMudHh0',
      'The key `filename`, a space, and the name of the file in Base64',
    ),
  ],
  requestBody: { ...octets, required: false, description: 'The first bytes, or none' },
  responses: {
    201: {
      description: 'The file may be sent',
      headers: {
        ...tusResumable,
        Location: answered({ ...text, pattern: '^/api/admin/uploads/[0-9a-f]{32}$' }),
        'Upload-Expires': { description: 'When it is removed unless a form takes it', schema: text },
      },
    },
    ...refusals(400, 403, 412, 413, 415, 422, 429, 501, 503, 507),
  },
}

const options = (operationId: string) => ({
  operationId,
  summary: 'What of the protocol is offered',
  responses: {
    204: {
      description: 'In its headers',
      headers: {
        ...tusResumable,
        'Tus-Version': answered(version),
        'Tus-Extension': answered(text),
        'Tus-Max-Size': answered({ const: uploadLimits.bytes }),
      },
    },
    ...refusals(429),
  },
})

const id = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { ...text, pattern: '^[0-9a-f]{32}$' },
  example: '0f8b3c6d9e2a417585c1d4e7f0a3b6c9',
}

/** The tus protocol 1.0 as OpenAPI paths of the admin service. https://tus.io/protocols/resumable-upload */
export const uploadPaths = {
  '/uploads': { post: creation, options: options('describeUploads') },
  '/uploads/{id}': {
    parameters: [id],
    head: {
      operationId: 'findUploadOffset',
      summary: 'How many bytes are here: an upload that broke off goes on from there',
      parameters: [resumable],
      responses: {
        200: {
          description: 'In its headers',
          headers: { ...tusResumable, ...uploadOffset, 'Upload-Length': answered(size) },
        },
        ...refusals(404, 410, 412, 429, 503),
      },
    },
    patch: {
      operationId: 'sendUpload',
      summary: 'Adds bytes at the offset; with the last of them the file is looked at, and taken or not',
      parameters: [resumable, offset],
      requestBody: octets,
      responses: {
        204: { description: 'The bytes are here', headers: { ...tusResumable, ...uploadOffset } },
        ...refusals(400, 403, 404, 409, 410, 412, 413, 415, 422, 429, 503, 507),
      },
    },
    get: {
      operationId: 'getUpload',
      summary: 'What is known of a file: whether it is complete, or why it is not taken',
      responses: {
        200: {
          description: 'The answer',
          content: { 'application/json': { schema: jsonOf() } },
        },
        ...refusals(404, 429),
      },
    },
    delete: {
      operationId: 'removeUpload',
      summary: 'Removes a file that no form has taken',
      parameters: [resumable],
      responses: {
        204: { description: 'It is gone', headers: tusResumable },
        ...refusals(403, 404, 410, 412, 429, 503),
      },
    },
    options: options('describeUpload'),
  },
} as const

function jsonOf() {
  const { $schema: _, ...schema } = toJsonSchema(uploadSchema, { target: 'draft-2020-12' })
  return schema
}
