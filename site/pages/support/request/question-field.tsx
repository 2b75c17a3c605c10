import { useState } from 'react'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import type { FieldsProps } from './step.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The question itself; while it is typed, pages of the handbook that may answer it. */
export function QuestionField({ copy, locale, typed, shelf }: FieldsProps) {
  const [text, setText] = useState(String(typed.question ?? ''))
  const suggestions = useSuggestions(shelf, text, locale)
  return (
    <>
      <TextArea
        name="question"
        maxLength={5000}
        rows={9}
        required
        onChange={event => setText(event.currentTarget.value)}
      />
      <Suggestions copy={copy.suggestions} suggestions={suggestions} live />
    </>
  )
}
