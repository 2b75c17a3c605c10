import { randomUUID } from 'node:crypto'

/** A user name, or the local part of an address, that no other test has, nor the same test when it is tried again. */
export const unique = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`

/** An address that no other test has, nor the same test when it is tried again. */
export const uniqueAddress = (name: string): string => `${unique(name)}@example.com`
