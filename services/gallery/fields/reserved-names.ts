import { foldLookAlikes } from './confusables.ts'

/** What only the company may be called: who speaks for it, where mail for it goes, its products, and words of programs. */
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

/** Besides the look-alikes of other scripts those within Latin: l and i, rn and m, vv and w; no accents, no separators. */
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
/** More than any name that is taken. */
const longest = 60

/** Whether a name is one of these or made of nothing else: `admin`, `Аdmin`, `adm1n`, `pocket-support`, `staff_2`. */
export function isReservedName(name: string): boolean {
  const short = name.slice(0, longest)
  return [short, short.replace(/\d+$/, '')].some(text => isMadeOfReserved(fold(text)))
}

function isMadeOfReserved(folded: string): boolean {
  // Where a word may begin: at the start, and after every word that begins where one may. A set grows while it is read.
  const starts = new Set([0])
  for (const start of starts) {
    for (const word of reserved) if (folded.startsWith(word, start)) starts.add(start + word.length)
  }
  return folded !== '' && starts.has(folded.length)
}
