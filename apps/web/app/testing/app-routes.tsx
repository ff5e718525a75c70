import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import { type RouteObject, useRouteError } from 'react-router'
import Root, { HydrateFallback, ErrorBoundary as RootErrorBoundary } from '~/root.tsx'
import routes from '~/routes.ts'

const modules = import.meta.glob<{ readonly default: ComponentType }>('../routes/*.tsx', { eager: true })

/** All routes of the app as lazy modules, as the framework builds them from routes.ts. */
export const appRoutes: RouteObject[] = [
  { Component: Root, ErrorBoundary, HydrateFallback, children: (routes as RouteConfigEntry[]).map(routeOf) },
]

function routeOf({ file, path, index, children }: RouteConfigEntry): RouteObject {
  const load = modules[`../${file}`]
  if (load === undefined) throw new Error(`${file} is not there`)
  const lazy = async () => ({ Component: load.default })
  return index
    ? { index, lazy }
    : { ...(path !== undefined && { path }), lazy, ...(children && { children: children.map(routeOf) }) }
}

function ErrorBoundary() {
  return <RootErrorBoundary error={useRouteError()} params={{}} />
}
