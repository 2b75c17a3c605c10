import type { KeptAnswer, KeptQuestion } from '../kept/questions.ts'
import { failureOf, forgetOpened, keepHandbook, keepPage, listKept, removeKept } from './chosen-pages.ts'

/** Answers a page about what is kept by choice. Never rejects. */
export async function answerQuestion(question: KeptQuestion): Promise<KeptAnswer> {
  try {
    switch (question.ask) {
      case 'list':
        return { list: await listKept() }
      case 'keep':
        return await keepPage(question)
      case 'keep-handbook':
        return await keepHandbook(question)
      case 'remove':
        return { list: await removeKept(question.pages, question.handbooks) }
      case 'forget-opened':
        return { list: await forgetOpened() }
    }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}
