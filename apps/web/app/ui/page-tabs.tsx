import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BackLink } from './button/back-link.tsx'
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
  /** Beside the title. */
  readonly beside?: ReactNode
  /** Above the tabs. */
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
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink to={back.to}>{back.text}</BackLink>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {title}
          </Heading>
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
          root: styles.tabs,
          list: styles.list,
          tab: styles.tab,
          tabLabel: styles.tabLabel,
          panel: styles.panel,
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
