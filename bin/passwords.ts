// Makes the list of common passwords that the gallery refuses: run it after an update of @zxcvbn-ts/language-common.
import { writeFileSync } from 'node:fs'
import { listFile, prefixBytes } from '../services/credentials/listed-passwords.ts'
import { makePasswordList } from './parts/password-list.ts'

const list = makePasswordList()
writeFileSync(listFile, list)
console.log(`passwords: ${list.length / prefixBytes} in ${(list.length / 1000).toFixed(1)} kB`)
