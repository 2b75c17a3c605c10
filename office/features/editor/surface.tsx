import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import prose from '../../../ui/prose.module.css'
import { Fault } from '../controls.tsx'
import { readCaret, replaceWords } from './caret-words.ts'
import { insertSegment, linkAt, setLink } from './commands.ts'
import styles from './editor.module.css'
import { createEditorView } from './editor-view.ts'
import { fromNode } from './from-node.ts'
import { InsertDialog } from './insert-dialog.tsx'
import { layOutWhileIdle } from './lay-out-while-idle.ts'
import { LinkDialog } from './link-dialog.tsx'
import { readWhileIdle } from './read-while-idle.ts'
import { rehearseWhileIdle } from './rehearse-while-idle.ts'
import { schema } from './schema.ts'
import { SegmentDialog } from './segment-dialog.tsx'
import { isLeafKind, type LeafKind, titleOfKind } from './segment-fields.ts'
import { SourceView } from './source-view.tsx'
import type { TextEditorProps } from './text-editor-props.ts'
import { toJson } from './to-json.ts'
import { toNode } from './to-node.ts'
import { Toolbar } from './toolbar.tsx'
import { insertable, type Tool, tools } from './tools.ts'

type Open =
  | { readonly dialog: 'insert' }
  | { readonly dialog: 'link'; readonly to: string | null; readonly hasWords: boolean }
  | { readonly dialog: 'segment'; readonly kind: LeafKind; readonly node: Node | null }
  | { readonly dialog: 'source'; readonly markdown: string }

const leafKinds: readonly LeafKind[] = ['image', 'video', 'embed', 'slot']
const choices = Object.fromEntries([
  ...Object.entries(insertable).map(([choice, { title }]) => [choice, title]),
  ...leafKinds.map(kind => [kind, titleOfKind(kind)]),
])

const titlesOf = (state: EditorState, is: (tool: Tool, state: EditorState) => boolean | undefined) =>
  tools
    .filter(tool => is(tool, state))
    .map(({ title }) => title)
    .join()

/** Titles of the tools that an editor presses and shows. */
const stateOfTools = ({ state }: EditorView) => ({
  on: titlesOf(state, (tool, at) => tool.isOn?.(at)),
  shown: titlesOf(state, (tool, at) => tool.isShown?.(at)),
})

/** An editor that nobody sees, with a line as texts have them. */
const createRehearsal = () =>
  createEditorView({
    place: document.createElement('div'),
    doc: toNode([
      {
        kind: 'text',
        content: [
          { kind: 'strong', content: [{ kind: 'words', text: 'Words' }] },
          { kind: 'words', text: ' ' },
        ],
      },
    ]),
    attributes: {},
    onChange: stateOfTools,
    onOpen: () => {},
    onEdit: () => {},
    findThumbnail: () => Promise.resolve(null),
    onDropped: () => {},
  })

/** The editor itself: its toolbar, the text, and the dialogs. */
export function Surface(props: TextEditorProps) {
  const { name, label, segments, lang, dir = 'ltr', sources } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [on, setOn] = useState('')
  const [shown, setShown] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const [dropped, setDropped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const tell = useEffectEvent((current: EditorView, isChange: boolean) => {
    const tools = stateOfTools(current)
    setOn(tools.on)
    setShown(tools.shown)
    if (isChange) props.onChange?.(() => fromNode(current.state.doc))
  })
  const ready = useEffectEvent((current: EditorView | null) =>
    props.onReady?.(
      current && {
        element: current.dom,
        readCaret: () => readCaret(current),
        replace: (part, words) => replaceWords(current, part, words),
      },
    ),
  )
  const openDialog = useEffectEvent((dialog: 'insert' | 'link') => {
    const { current } = view
    if (dialog === 'insert') setOpen({ dialog })
    else if (current) {
      const to = linkAt(current.state)?.attrs.to ?? null
      setOpen({ dialog, to, hasWords: !current.state.selection.empty })
    }
  })
  const editSegment = useEffectEvent((node: Node) => {
    const kind = node.type.name
    if (isLeafKind(kind)) setOpen({ dialog: 'segment', kind, node })
  })
  const createView = useEffectEvent((element: HTMLElement) =>
    createEditorView({
      place: element,
      doc: toNode(segments),
      attributes: { 'aria-label': label, lang, dir, class: `${prose.prose} ${styles.text}` },
      onChange: (current, transaction) => tell(current, transaction.docChanged),
      onOpen: dialog => openDialog(dialog),
      onEdit: node => editSegment(node),
      findThumbnail: picture => sources.findThumbnail?.(picture) ?? Promise.resolve(null),
      onDropped: setDropped,
    }),
  )

  const layOut = useEffectEvent((text: HTMLElement) => (props.isMeasured ? () => {} : layOutWhileIdle(text)))

  useLayoutEffect(() => {
    const { current: element } = place
    if (!element) return
    const created = createView(element)
    view.current = created
    tell(created, false)
    const stopLayout = layOut(created.dom)
    const stopReading = readWhileIdle(created.state.doc)
    const stopRehearsal = rehearseWhileIdle(createRehearsal)
    const form = element.closest('form')
    const add = ({ formData }: FormDataEvent) => {
      if (!formData.has(name)) formData.set(`${name}-segments`, toJson(fromNode(created.state.doc)))
    }
    form?.addEventListener('formdata', add)
    return () => {
      form?.removeEventListener('formdata', add)
      stopLayout()
      stopReading()
      stopRehearsal()
      created.destroy()
      view.current = null
    }
  }, [name])
  useEffect(() => {
    ready(view.current)
    return () => ready(null)
  }, [])

  const wasOpen = useRef(false)
  useEffect(() => {
    // A dialog has given the focus back by then: to the button that opened it.
    if (wasOpen.current && open === null) view.current?.focus()
    wasOpen.current = open !== null
  }, [open])

  const run = (command: Tool['run']) => {
    const { current } = view
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const close = () => setOpen(null)
  async function openSource() {
    const { current } = view
    if (!current) return
    try {
      setOpen({ dialog: 'source', markdown: await sources.writeMarkdown(fromNode(current.state.doc)) })
      setProblem(null)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const setSegment = (kind: LeafKind, node: Node | null, values: Record<string, string>) =>
    run((state, dispatch) => {
      const created = schema.nodes[kind].create(values)
      const { selection } = state
      const isSame = node !== null && selection instanceof NodeSelection && selection.node === node
      if (!isSame) return insertSegment(created)(state, dispatch)
      dispatch?.(state.tr.replaceSelectionWith(created))
      return true
    })
  const isSource = open?.dialog === 'source'
  return (
    <div className={styles.editor}>
      <div hidden={isSource}>
        <Toolbar
          on={new Set(on.split(','))}
          shown={new Set(shown.split(','))}
          onRun={tool => run(tool.run)}
          onInsert={() => openDialog('insert')}
          onLink={() => openDialog('link')}
          onSource={() => void openSource()}
        />
        <p role="status" className={styles.status}>
          {dropped}
        </p>
        {problem !== null && <Fault>{problem}</Fault>}
        <div ref={place} className={styles.place} />
      </div>
      {createPortal(
        // Events of React pass through a portal: what is typed into a dialog is no text.
        <div onInput={event => event.stopPropagation()}>
          {open?.dialog === 'insert' && (
            <InsertDialog
              choices={choices}
              onClosed={() => setOpen(now => (now?.dialog === 'insert' ? null : now))}
              onChoose={choice => {
                const simple = insertable[choice]
                if (simple) run(insertSegment(simple.create()))
                else if (isLeafKind(choice)) setOpen({ dialog: 'segment', kind: choice, node: null })
              }}
            />
          )}
          {open?.dialog === 'link' && (
            <LinkDialog
              to={open.to}
              hasWords={open.hasWords}
              findPages={sources.findPages}
              onSet={(to, text) => run(setLink(to, text))}
              onClosed={close}
            />
          )}
          {open?.dialog === 'segment' && (
            <SegmentDialog
              kind={open.kind}
              values={open.node?.attrs ?? {}}
              findPictures={sources.findPictures}
              onSet={values => setSegment(open.kind, open.node, values)}
              onClosed={close}
            />
          )}
        </div>,
        document.body,
      )}
      {open?.dialog === 'source' && (
        <SourceView
          {...{ name, label, lang, dir }}
          markdown={open.markdown}
          readMarkdown={sources.readMarkdown}
          onLeave={read => {
            setOpen(null)
            replaceDocument(view.current, toNode(read))
          }}
        />
      )}
    </div>
  )
}

/** Undo goes back over it. */
function replaceDocument(view: EditorView | null, doc: Node): void {
  if (!view) return
  if (!view.state.doc.eq(doc))
    view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content))
  setTimeout(() => view.focus())
}
