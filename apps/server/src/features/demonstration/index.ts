export { closeDemonstrationSalon } from './close-salon.ts'
export { ensureDemonstrationSalon } from './ensure-salon.ts'
export { fillDemonstrationArchive } from './fill-archive.ts'
export { registerSamples } from './routes.ts'
