import { Suspense, type ReactNode } from 'react'
import { overlay } from '../lazy.tsx'
import { useMenuButton } from '../ground/menu-button.ts'

const load = () => import('./LanguageList.tsx')
const LanguageList = overlay(load, 'LanguageList', ({ anchor }) => anchor.onMissing())

/** The choice of language. `button` draws what opens it. */
export function LanguageMenu({ button }: { button: (props: ReturnType<typeof useMenuButton>['button']) => ReactNode }) {
  const menu = useMenuButton(load)
  return (
    <>
      {button(menu.button)}
      <Suspense>{menu.isWanted && <LanguageList anchor={menu.anchor} />}</Suspense>
    </>
  )
}
