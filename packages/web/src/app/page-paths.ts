export { pages as pagePaths } from '@genie/contract/client';
