import { Menu, MenuButton, MenuItem, SubmenuTrigger } from '@dragoman/ui/MenuButton'
import { useRef } from 'react'
import { t } from '../i18n/t.ts'
import { useCommands } from '../ground/commands.ts'
import styles from './ListToolbar.module.css'
import { codeWord, fieldWord } from './query-words.ts'
import type { QuerySpec } from './query-spec.ts'
import type { QueryLineState } from './use-query-line.ts'

/** All fields of a query line for the mouse: codes to tick, and for the others the beginning of a condition. */
export function FilterMenu({ line, spec }: { line: QueryLineState; spec: QuerySpec }) {
  const chosen = (field: string) => {
    const part = line.parts.find((each) => each.startsWith(`${field}:`))
    return { part, codes: part ? part.slice(field.length + 1).split(',') : [] }
  }
  const box = useRef<HTMLSpanElement>(null)
  useCommands([
    {
      keys: ['f'],
      label: 'list.filter',
      icon: 'filter',
      run: () => box.current?.querySelector('button')?.click(),
      asks: true,
    },
  ])
  return (
    <span ref={box} className={styles.menu}>
      <MenuButton variant="secondary" icon="filter" label={t('list.filter')}>
        {Object.entries(spec.fields).map(([field, { kind, codes }]) => {
          if (kind !== 'code' || !codes)
            return (
              <MenuItem
                key={field}
                id={field}
                onAction={() => {
                  line.type(`${line.text ? `${line.text} ` : ''}${field}:`)
                  // The menu gives the focus back first.
                  setTimeout(() => document.querySelector<HTMLInputElement>('[role=search] input')?.focus(), 50)
                }}
              >
                {fieldWord(spec, field)}
              </MenuItem>
            )
          const { part, codes: ticked } = chosen(field)
          return (
            <SubmenuTrigger key={field}>
              <MenuItem id={field}>{fieldWord(spec, field)}</MenuItem>
              <Menu
                label={fieldWord(spec, field)}
                placement="end top"
                selectionMode="multiple"
                selectedKeys={ticked}
                onSelectionChange={(keys) => {
                  const next = keys === 'all' ? codes.map(written) : [...keys].map(String)
                  line.replace(part, next.length > 0 ? `${field}:${next.join(',')}` : undefined)
                }}
              >
                {codes.map((code) => (
                  <MenuItem key={code} id={written(code)}>
                    {codeWord(spec, field, code)}
                  </MenuItem>
                ))}
              </Menu>
            </SubmenuTrigger>
          )
        })}
      </MenuButton>
    </span>
  )
}

const written = (code: string) => code.toLowerCase().replaceAll('_', '-')
