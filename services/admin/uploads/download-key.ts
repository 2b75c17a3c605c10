import { isSignature, type Secret, sign } from '../../../platform/signature.ts'

/** The key with which the sender of a request downloads a file of staff. */
export const downloadKeyOf = (secret: Secret, uploadId: string): string => sign(secret, `file ${uploadId}`)

export const isDownloadKeyOf = (secret: Secret, uploadId: string, key: string): boolean =>
  isSignature(secret, `file ${uploadId}`, key)
