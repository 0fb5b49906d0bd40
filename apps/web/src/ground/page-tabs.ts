/** The tabs under the title of the present page, in their order. */
export const pageTabs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main [data-part=tabs] :is([role=tab], nav a)'),
]
