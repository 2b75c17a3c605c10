import { everyLocale, isLocale, type Locale } from '../locale.ts'

/**
 * The kinds of entries. A database may hold others, of a newer release that runs beside this one: lists leave them out, and what
 * is asked for by name is not there.
 */
export const entryKinds = ['article', 'handbook', 'position', 'lesson', 'legal'] as const
export type EntryKind = (typeof entryKinds)[number]

/** The parts of an entry: the facts that all languages share, and a text in each language. */
export type Part = 'facts' | Locale
export const everyPart: readonly Part[] = ['facts', ...everyLocale]

export const isLanguagePart = (part: Part): part is Locale => isLocale(part)

/** Nothing is written; never published; a publishing waits for its moment; published as it is; published, and changed since. */
export const partStates = ['missing', 'draft', 'scheduled', 'live', 'changed'] as const
