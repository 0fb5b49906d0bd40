import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { fieldRoot } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'
import styles from './SearchField.module.css'
import { useWord } from './WordsProvider.tsx'

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'aria-label' | 'ref'
> {
  /** Accessible name; also the placeholder unless there is one. */
  label: string
  placeholder?: string
  /** Name of the button that empties the field, as Escape does; the provider's "Clear" by default. */
  clearLabel?: string
  /** A key that focuses the field, shown while it is empty. The page listens for it. */
  keyHint?: string
  ref?: Ref<HTMLInputElement>
}

/** A search box. `onChange` on every key, `onSubmit` on Enter, `onClear` when emptied. */
export function SearchField({ label, placeholder = label, clearLabel, keyHint, ref, ...props }: SearchFieldProps) {
  const clear = useWord('clear', clearLabel)
  const root = fieldRoot(props.name)
  return (
    <AriaSearchField {...props} {...root} aria-label={label} className={classNames(root.className, styles.search)!}>
      <Group className={classNames(controls.control, styles.group)!}>
        <Icon name="search" />
        <Input ref={ref} className={controls.input} placeholder={placeholder} />
        {keyHint && (
          <span className={styles.hint}>
            <Kbd>{keyHint}</Kbd>
          </span>
        )}
        <Button className={classNames(controls.inner, styles.clear)!} aria-label={clear}>
          <Icon name="x" />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
