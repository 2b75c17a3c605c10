import { type ComponentProps, useState } from 'react'
import { inputClass } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { describePicture } from '../../features/editor/describe-picture.ts'
import { SearchList } from '../../features/editor/search-list.tsx'
import type { FoundPicture } from '../../features/editor/sources.ts'
import { useHasScripts } from '../../features/use-has-scripts.ts'

interface PictureFactProps extends ComponentProps<'input'> {
  readonly text: string
  readonly findPictures: (words: string) => Promise<readonly FoundPicture[]>
}

/** A fact that names a picture: typed, or searched in the library and among those of the site. */
export function PictureFact({ text, findPictures, ...input }: PictureFactProps) {
  const [picture, setPicture] = useState(text)
  const hasScripts = useHasScripts()
  return (
    <>
      <input
        {...input}
        type="text"
        className={inputClass}
        value={picture}
        onChange={event => setPicture(event.target.value)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      {hasScripts && !input.disabled && (
        <Disclosure label="Search pictures">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search does not send the form around it */}
          <div
            onKeyDown={event =>
              event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()
            }
          >
            <SearchList
              label="What it shows, credit or file name"
              find={findPictures}
              describe={describePicture}
              onChoose={({ id }) => setPicture(id)}
            />
          </div>
        </Disclosure>
      )}
    </>
  )
}
