import dockerIgnore from '@balena/dockerignore';

/**
 * Which paths of a folder reach a build, by its `.dockerignore`. A folder that is ignored is so with all that is in it.
 *
 * @returns whether a path, relative to the folder, reaches it
 */
export const contextFilter = (ignoreFile: string): ((path: string) => boolean) => {
  const ignored = dockerIgnore.default().add(ignoreFile.split('\n'));
  return (path) => path === '' || path === '.' || !ignored.ignores(path);
};
