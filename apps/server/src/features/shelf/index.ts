export { readService } from './close-service.ts'
export { listProductsById } from './repository.ts'
export { registerShelf } from './routes.ts'
