export { fillDemonstrationArchive } from './fill-archive.ts'
export { registerSamples } from './routes.ts'
export { closeDemonstrationSalon, ensureDemonstrationSalon } from './salon.ts'
