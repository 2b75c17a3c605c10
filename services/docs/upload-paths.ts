import { toJsonSchema } from '@valibot/to-json-schema'
import { uploadSchema } from '../../contract/upload-answer.ts'
import { uploadLimits, uploadReasons } from '../../contract/uploads.ts'

const text = { type: 'string' }
const whole = { type: 'integer', minimum: 0 }
const size = { ...whole, minimum: 1, maximum: uploadLimits.bytes }
const version = { const: '1.0.0' }

const requestHeader = (name: string, schema: object, example: string, description?: string) => ({
  name,
  in: 'header',
  required: true,
  ...(description && { description }),
  schema,
  example,
})
const responseHeader = (schema: object, description?: string) => ({
  required: true,
  ...(description && { description }),
  schema,
})

const resumable = requestHeader('Tus-Resumable', version, '1.0.0')
const offset = requestHeader(
  'Upload-Offset',
  whole,
  '0',
  'The offset of the first byte of this body, as responseHeader by HEAD',
)
const tusResumable = { 'Tus-Resumable': responseHeader(version) }
const uploadOffset = { 'Upload-Offset': responseHeader(whole, 'The number of stored bytes') }

/** A problem document, with a reason code when the file itself is rejected. */
const asProblem = {
  'application/problem+json': {
    schema: {
      allOf: [{ $ref: '#/components/schemas/Problem' }],
      properties: { reason: { enum: uploadReasons } },
    },
  },
}
const sentences: Readonly<Record<number, string>> = {
  400: 'A header is missing or malformed',
  403: 'The call is not from a page of this site, or lacks a header of the protocol',
  404: 'There is no such upload',
  409: 'Upload-Offset is not the current offset',
  410: 'The upload is deleted or expired',
  412: 'Tus-Resumable is missing',
  413: `The file is larger than ${uploadLimits.bytes} bytes, or than announced`,
  415: 'The file type is not supported, or the content does not match the name',
  422: 'The file is empty, not parsable, or infected',
  429: 'Rate limited; Retry-After has the seconds',
  501: 'The protocol extension is not supported',
  503: 'Temporarily unavailable; Retry-After has the seconds',
  507: 'No disk space; Retry-After has the seconds',
}
const isForLater = (status: number) => [429, 503, 507].includes(status)
const refusals = (...statuses: readonly number[]) => ({
  ...Object.fromEntries(
    statuses.map(status => [
      status,
      {
        description: sentences[status],
        ...(isForLater(status) && { headers: { 'Retry-After': responseHeader({ type: 'integer' }) } }),
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
  summary: 'Creates an upload of a known size and type; Location is its URL',
  parameters: [
    resumable,
    requestHeader('Upload-Length', size, '12', 'Bytes'),
    requestHeader(
      'Upload-Metadata',
      { ...text, maxLength: 2048 },
      'filename bm90ZXMudHh0',
      'The key `filename`, a space, and the name of the file in Base64',
    ),
  ],
  requestBody: { ...octets, required: false, description: 'The first bytes, optional' },
  responses: {
    201: {
      description: 'The upload is created',
      headers: {
        ...tusResumable,
        Location: responseHeader({ ...text, pattern: '^/api/admin/uploads/[0-9a-f]{32}$' }),
        'Upload-Expires': {
          description: 'The time of its deletion, unless a form attaches it',
          schema: text,
        },
      },
    },
    ...refusals(400, 403, 412, 413, 415, 422, 429, 501, 503, 507),
  },
}

const options = (operationId: string) => ({
  operationId,
  summary: 'The supported extensions and limits of the protocol',
  responses: {
    204: {
      description: 'In its headers',
      headers: {
        ...tusResumable,
        'Tus-Version': responseHeader(version),
        'Tus-Extension': responseHeader(text),
        'Tus-Max-Size': responseHeader({ const: uploadLimits.bytes }),
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
      summary: 'The offset from which an interrupted upload is resumed',
      parameters: [resumable],
      responses: {
        200: {
          description: 'In its headers',
          headers: { ...tusResumable, ...uploadOffset, 'Upload-Length': responseHeader(size) },
        },
        ...refusals(404, 410, 412, 429, 503),
      },
    },
    patch: {
      operationId: 'sendUpload',
      summary:
        'Appends bytes at the offset; after the last byte the file is inspected, and accepted or refused',
      parameters: [resumable, offset],
      requestBody: octets,
      responses: {
        204: { description: 'The bytes are stored', headers: { ...tusResumable, ...uploadOffset } },
        ...refusals(400, 403, 404, 409, 410, 412, 413, 415, 422, 429, 503, 507),
      },
    },
    get: {
      operationId: 'getUpload',
      summary: 'The status of an upload: complete, or why it failed',
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
      summary: 'Deletes an upload that is not attached',
      parameters: [resumable],
      responses: {
        204: { description: 'The upload is deleted', headers: tusResumable },
        ...refusals(403, 404, 410, 412, 429, 503),
      },
    },
    options: options('describeUpload'),
  },
  '/uploads/{id}/file': {
    parameters: [id],
    get: {
      operationId: 'downloadFile',
      summary: 'A file that staff have sent with a message, as a download; `key` is signed',
      parameters: [{ name: 'key', in: 'query', required: true, schema: text, example: 'x'.repeat(43) }],
      responses: {
        200: {
          description: 'The file',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...refusals(404, 429),
      },
    },
  },
} as const

function jsonOf() {
  const { $schema: _, ...schema } = toJsonSchema(uploadSchema, { target: 'draft-2020-12' })
  return schema
}
