import { BareButton } from '@dragoman/ui/BareButton'
import { Tooltip } from '@dragoman/ui/Tooltip'
import { Editor } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t, type PlainMessageId } from '../../i18n/t.ts'
import prose from '../../display/prose.module.css'
import styles from './contracts.module.css'

interface Tool {
  id: string
  label: PlainMessageId
  /** The sign on the button, which is not part of its name; a drawing by default. */
  sign?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    id: 'h2',
    label: 'contracts.editor.heading2',
    sign: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    id: 'h3',
    label: 'contracts.editor.heading3',
    sign: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'bold',
    label: 'contracts.editor.bold',
    sign: 'B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    label: 'contracts.editor.italic',
    sign: 'I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'bullets',
    label: 'contracts.editor.bullets',
    sign: '•',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    label: 'contracts.editor.numbers',
    sign: '1.',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'table',
    label: 'contracts.editor.table',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]

/** The actions on the table that the caret is in. */
const tableTools: readonly Tool[] = [
  { id: 'row', label: 'contracts.editor.addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'column', label: 'contracts.editor.addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'noRow', label: 'contracts.editor.deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    id: 'noColumn',
    label: 'contracts.editor.deleteColumn',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  { id: 'noTable', label: 'contracts.editor.deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]

export interface RichTextProps {
  label: string
  /** HTML at the start. */
  value: string
  /** Told the HTML after each change; empty where nothing is written. */
  onChange: (html: string) => void
}

/** Text with headings, lists, and tables, as HTML. */
export function RichText({ label, value, onChange }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, setTurn] = useState(0)
  const id = useId()
  const tell = useEffectEvent((made: Editor) => onChange(made.isEmpty ? '' : made.getHTML()))
  const create = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        element,
        content: value,
        // The policy of the page allows no style elements.
        injectCSS: false,
        extensions: [StarterKit.configure({ code: false, codeBlock: false, strike: false }), TableKit],
        editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, dir: 'auto' } },
        onUpdate: ({ editor: made }) => tell(made),
        onTransaction: () => setTurn((turn) => turn + 1),
      }),
  )
  useEffect(() => {
    const element = place.current!
    const made = create(element)
    setEditor(made)
    element.addEventListener('keydown', keepTab)
    return () => {
      element.removeEventListener('keydown', keepTab)
      made.destroy()
    }
  }, [])
  return (
    <div>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.editor}>
        <div role="toolbar" aria-label={t('contracts.editor.tools')} className={styles.tools}>
          {editor && tools.map((tool) => <ToolButton key={tool.id} tool={tool} editor={editor} />)}
        </div>
        {editor?.isActive('table') && (
          <div role="toolbar" aria-label={t('contracts.editor.tableTools')} className={styles.tools}>
            {tableTools.map(({ id: key, label: name, run }) => (
              <BareButton key={key} className={styles.word} onPress={() => run(editor)}>
                {t(name)}
              </BareButton>
            ))}
          </div>
        )}
        <div ref={place} className={`${prose.prose} ${styles.text}`} />
      </div>
    </div>
  )
}

/** Tab moves between the cells of a table; the dialog around would move the focus on. */
const keepTab = (event: KeyboardEvent) => {
  if (event.key === 'Tab' && event.defaultPrevented) event.stopPropagation()
}

function ToolButton({ tool: { label, sign, run, isOn }, editor }: { tool: Tool; editor: Editor }) {
  return (
    <Tooltip content={t(label)}>
      <BareButton
        className={styles.tool}
        aria-label={t(label)}
        aria-pressed={isOn?.(editor)}
        data-sign={sign}
        onPress={() => run(editor)}
      >
        {!sign && <TableDrawing />}
      </BareButton>
    </Tooltip>
  )
}

/** 30 by 30 pixels, as the specification has it. */
const TableDrawing = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
    <path d="M7 8.5h16v13H7zM7 13h16M7 17.25h16M12.3 13v8.5M17.7 13v8.5" />
  </svg>
)
