import { foldLookAlikes } from './confusables.ts'

/** Names reserved for the company: its staff roles, mailboxes, products, and technical words. */
const words = `
admin administrator root superuser sysadmin system owner operator official verified staff team office employee
moderator moderators mod mods support helpdesk helpcentre helpcenter help service customerservice customercare
contact info press media security safety abuse privacy legal billing payments sales careers jobs newsletter
postmaster webmaster hostmaster mailerdaemon noreply donotreply mail email
account accounts login logout register password settings
procreate procreateapp procreatepocket procreatedreams pocket dreams insight handbook community
anonymous nobody everyone null undefined bot
管理员 管理員 管理者 官方 客服 支持 团队 公式 運営 事務局 サポート スタッフ
`

/** Folds look-alikes of other scripts and within Latin: l and i, rn and m, vv and w; removes accents and separators. */
const fold = (name: string): string =>
  foldLookAlikes(name.normalize('NFKC'))
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{S}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')

const reserved: readonly string[] = words.trim().split(/\s+/).map(fold)
/** Longer than any valid name. */
const longest = 60

/** Whether a name consists of reserved words: `admin`, `Аdmin`, `adm1n`, `pocket-support`, `staff_2`. */
export function isReservedName(name: string): boolean {
  const short = name.slice(0, longest)
  return [short, short.replace(/\d+$/, '')].some(text => isMadeOfReserved(fold(text)))
}

function isMadeOfReserved(folded: string): boolean {
  // Offsets at which a word can begin: the start, and the end of each match. A Set iterates over values added meanwhile.
  const starts = new Set([0])
  for (const start of starts) {
    for (const word of reserved) if (folded.startsWith(word, start)) starts.add(start + word.length)
  }
  return folded !== '' && starts.has(folded.length)
}
