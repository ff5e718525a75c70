import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BackLink } from './button.tsx'
import { Heading } from './heading.tsx'
import styles from './page-tabs.module.css'

type PageTab<Name extends string> = {
  /** Its value of `?tab=…`. */
  readonly name: Name
  readonly title: string
  readonly Panel: () => ReactNode
}

type Props<Name extends string> = {
  readonly title: string
  readonly back: { readonly to: string; readonly text: string }
  readonly beside?: ReactNode
  readonly notice?: ReactNode
  readonly label: string
  readonly tabs: readonly PageTab<Name>[]
  /** The tab of an address without one; default: the first. */
  readonly first?: Name
}

/** A page of tabs, each with an address of its own. */
export function PageTabs<Name extends string>({ title, back, beside, notice, label, tabs, first }: Props<Name>) {
  const [params, setParams] = useSearchParams()
  const named = (name: string | null) => tabs.find((tab) => tab.name === name)?.name
  const chosen = named(params.get('tab')) ?? first ?? tabs[0]?.name ?? null

  // On a phone the tab list overflows: scroll to the active tab.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (list.current && active)
      list.current.scrollLeft = active.offsetLeft - list.current.clientWidth / 2 + active.clientWidth / 2
  }, [chosen])

  const open = (value: string | null) => {
    const next = named(value)
    if (next) setParams({ tab: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid w-[min(100%,60rem)] mx-auto gap-5">
      <header className="grid justify-items-start gap-1">
        <BackLink to={back.to}>{back.text}</BackLink>
        <div className="flex flex-wrap items-center gap-3.5">
          <Heading level={1}>{title}</Heading>
          {beside}
        </div>
      </header>
      {notice}
      <Tabs
        value={chosen}
        onChange={open}
        variant="none"
        keepMounted={false}
        classNames={{
          root: 'grid items-start gap-5 md:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8',
          list: `relative flex overflow-x-auto flex-nowrap p-1 border border-line rounded-full bg-sunken gap-1 [scrollbar-width:none] md:sticky md:top-22 md:flex-col md:p-0 md:border-0 md:rounded-none md:bg-transparent  ${styles.list}`,
          tab: 'flex-none py-2.5 px-3.75 rounded-full text-muted text-sm font-semibold whitespace-nowrap hover:text-ink data-active:bg-card data-active:[box-shadow:0_0_0_0.0625rem_var(--line)] data-active:text-ink md:py-2.75 md:px-4 md:rounded-field md:data-active:bg-plum-tint md:data-active:shadow-none md:data-active:text-plum',
          tabLabel: 'text-start',
          panel: 'grid min-w-0 gap-5',
        }}
      >
        <Tabs.List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.name} value={tab.name} data-tab={tab.name}>
              {tab.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
