/** A field of a segment that is edited in a dialog. */
interface SegmentField {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** What it has to be like. */
  readonly pattern?: string
  readonly required?: boolean
}

/** A segment of attributes only. */
export type LeafKind = 'image' | 'video' | 'embed' | 'slot'

const id = '[a-z0-9\\-]+'

const fields: Readonly<
  Record<LeafKind, { readonly title: string; readonly fields: readonly SegmentField[] }>
> = {
  image: {
    title: 'Picture',
    fields: [
      {
        name: 'picture',
        label: 'Picture',
        pattern: `(media:)?${id}`,
        required: true,
        help: 'Its id: media:… in the library, or a name of the site’s collection',
      },
      { name: 'alt', label: 'What it shows', help: 'Read out to people who can’t see it' },
      { name: 'credit', label: 'Credit' },
    ],
  },
  video: {
    title: 'Film',
    fields: [
      { name: 'film', label: 'Film', pattern: id, required: true, help: 'Its id in the library' },
      { name: 'title', label: 'Title' },
    ],
  },
  embed: {
    title: 'YouTube film',
    fields: [
      {
        name: 'id',
        label: 'Id on YouTube',
        pattern: '[\\w\\-]{11}',
        required: true,
        help: 'The 11 characters after v= in its address',
      },
      { name: 'title', label: 'Title' },
    ],
  },
  slot: {
    title: 'Slot',
    fields: [
      { name: 'name', label: 'Name', pattern: '[a-z]+', required: true, help: 'Such as cookies or marks' },
    ],
  },
}

export const fieldsOf = (kind: LeafKind): readonly SegmentField[] => fields[kind].fields

export const isLeafKind = (kind: string): kind is LeafKind => Object.hasOwn(fields, kind)

export const titleOfKind = (kind: string): string => (isLeafKind(kind) ? fields[kind].title : kind)
