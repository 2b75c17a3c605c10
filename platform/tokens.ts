import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that fit into a cookie and an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token or a proof: with 256 random bits a fast hash (SHA-256, hex) is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
