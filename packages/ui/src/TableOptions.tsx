import { IconMenu, MenuItem, MenuSection } from './MenuButton.tsx'

export type Density = 'regular' | 'compact'

export interface TableOptionsProps {
  /** Columns that can be shown or hidden; locked ones stay. */
  columns?: { id: string; label: string; isLocked?: boolean }[]
  hidden?: ReadonlySet<string>
  onHiddenChange?: (hidden: Set<string>) => void
  density?: Density
  onDensityChange?: (density: Density) => void
  labels: { options: string; columns: string; density: string; regular: string; compact: string }
}

/** The menu with which one chooses a table's columns and the height of its rows. */
export function TableOptions({
  columns = [],
  hidden = new Set(),
  onHiddenChange,
  density,
  onDensityChange,
  labels,
}: TableOptionsProps) {
  return (
    <IconMenu icon="columns" label={labels.options}>
      {onDensityChange && density && (
        <MenuSection
          title={labels.density}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[density]}
          onSelectionChange={(keys) => onDensityChange([...keys][0] as Density)}
        >
          <MenuItem id="regular">{labels.regular}</MenuItem>
          <MenuItem id="compact">{labels.compact}</MenuItem>
        </MenuSection>
      )}
      {onHiddenChange && columns.length > 0 && (
        <MenuSection
          title={labels.columns}
          selectionMode="multiple"
          selectedKeys={columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
          onSelectionChange={(keys) => {
            const shown = keys === 'all' ? new Set(columns.map(({ id }) => id)) : new Set([...keys].map(String))
            onHiddenChange(new Set(columns.filter((c) => !c.isLocked && !shown.has(c.id)).map(({ id }) => id)))
          }}
        >
          {columns.map(({ id, label, isLocked }) => (
            <MenuItem key={id} id={id} isDisabled={isLocked} shouldCloseOnSelect={false}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </IconMenu>
  )
}
