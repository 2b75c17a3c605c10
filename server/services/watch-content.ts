import { contentKeys } from '../../contract/content-keys.ts'
import type { Log } from '../../platform/log.ts'
import { hobartDay } from '../../services/admin/content/legal/hobart-day.ts'
import type { ContentChanges } from '../../services/admin/content/revision.ts'
import { type ContentNews, createContentNews } from './content-news.ts'

interface ContentWatch {
  readonly news: ContentNews
  /** Asks at once. */
  readonly ask: () => Promise<void>
  readonly stop: () => void
}

interface WatchOptions {
  readonly read: (since: number) => Promise<ContentChanges>
  readonly log: Log
  /** The interval of the poll, in ms, asked anew before each. */
  readonly everyMs: () => number
}

/**
 * Polls the changes of the content, which this process, another one, or an import from the shell may make. While they cannot
 * be read, the last ones hold. A new day touches what shows the date.
 */
export async function watchContent({ read, log, everyMs }: WatchOptions): Promise<ContentWatch> {
  const { news, learn, touch } = createContentNews()
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  let isFailing = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let day = dayOf(new Date())

  async function readOnce(): Promise<void> {
    try {
      learn(await read(news.revision()))
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ reason: String(error) }, 'Content revision could not be read')
      isFailing = true
    }
    const today = dayOf(new Date())
    if (today !== day) touch([contentKeys.day])
    day = today
  }

  /** What is asked during a reading is read once more: that one may have begun before the change. */
  function ask(): Promise<void> {
    if (underWay) isAskedAgain = true
    underWay ??= readOnce().finally(() => {
      underWay = null
      plan()
      if (isAskedAgain && !isStopped) {
        isAskedAgain = false
        void ask()
      }
    })
    return underWay
  }

  function plan() {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(ask, everyMs())
    timer.unref()
  }

  await ask()
  return {
    news,
    ask,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Articles and positions turn by UTC, legal documents in Hobart. */
const dayOf = (now: Date): string => `${now.toISOString().slice(0, 10)} ${hobartDay(now)}`
