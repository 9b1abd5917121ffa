# Sourced by script/test: installs the add-on `local-model` into .tools, where the tests of local models expect it.

inkstone_install_local_model() {
  node --input-type=module -e "
    const { installAddon } = await import('./apps/server/src/platform/addons/install-addon.ts');
    await installAddon('local-model', '.tools/addons/local-model');
  "
}
