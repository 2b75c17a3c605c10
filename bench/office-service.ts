import type { Kysely } from 'kysely'
import type { Fetch } from '../contract/client.ts'
import { systemClock } from '../platform/clock.ts'
import { openLimits } from '../platform/limits/open-limits.ts'
import { createLog } from '../platform/log.ts'
import { openFolderStorage } from '../platform/storage/folder.ts'
import { createGalleryPeer } from '../services/http/peer.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { createOfficeService } from '../services/office/service.ts'
import { openFolder } from './production.ts'

interface Peer {
  readonly origin: string
  readonly serviceSecret: string
}

const nobody: Fetch = () => Promise.reject(new Error('nothing listens there'))

/** The office's service by itself: with a storage of its own, without a log, and unless one is given without a gallery. */
export async function openOfficeService(
  db: Kysely<OfficeTables>,
  peer: Peer,
  gallery: Fetch = nobody,
): Promise<Fetch> {
  const log = createLog('silent')
  return createOfficeService({
    ...{ db, log, secret: 'a secret that signs links', clock: systemClock, ...peer },
    limits: await openLimits(null, log),
    mailHost: 'example.com',
    contentFolder: '',
    searchCollection: () => [],
    pages: new Set(['/press']),
    installation: { version: 'bench', storageFolder: null, crawl: 'off', backupPath: null },
    storage: openFolderStorage(openFolder()),
    gallery: createGalleryPeer(gallery, peer),
    finishUploads: async () => {},
    eraseFiles: async () => {},
  })
}
