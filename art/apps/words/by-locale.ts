import type { Locale } from '../../../contract/locale.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { jp } from './jp.ts'
import type { Words } from './words.ts'

export const wordsIn: Readonly<Record<Locale, Words>> = { en, cn, jp }
